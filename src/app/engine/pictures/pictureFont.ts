import { fileURLToPath } from 'node:url';

/** The letters of the pictures: the same family as the pages', as TrueType, which the renderer reads. */
export const pictureFont = fileURLToPath(
  import.meta.resolve('@expo-google-fonts/inter/600SemiBold/Inter_600SemiBold.ttf'),
);
