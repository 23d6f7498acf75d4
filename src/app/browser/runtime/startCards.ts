import { attachLinkCards } from '../../../components/LinkCards/LinkCards.behavior';
import { attachFilms } from '../../../components/Picture/Film.behavior';
import { attachScenes } from '../../../components/Scenes/Scenes.behavior';

// Attached by being loaded, so that the script of every page is a little shorter.
attachScenes(document);
attachLinkCards(document);
attachFilms(document);
