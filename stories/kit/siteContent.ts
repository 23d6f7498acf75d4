import houseAds from '../../docs/house-ads.json';
import mark from '../../docs/mark.svg?raw';

/** The house ads and the mark of this documentation, with which stories show a site. */
export { houseAds, mark };
