import { packed } from './packageTable';

const keep = /^(package\.json|LICENSE|.*\.d\.m?ts)$/;

/** The first release of each minor version of `@toolpad/core` before the baseline, oldest first. */
export const earlierCores = packed(keep, {
  '@toolpad/core@0.5.1':
    'sha512-hIqb495ocf7MrUdwynArMYk0q/lvS+IqLx9n7OxaUiz8tLuGBh80/768pXzt81EL0MnpMbFOSyu53j6YmMpz3A==',
  '@toolpad/core@0.6.0':
    'sha512-EJ6VqiBRNfQ5FyXS/j07FcBOVu+4kO3f0+uDIPUHdsAlOoXFQH8CJYKQ9ozVovL6vI1L+tYKNDy/x039W2Um5g==',
  '@toolpad/core@0.7.0':
    'sha512-Ur4MLjMAyxlLsgf5EkB7zlm0AMFKK40iYPiGUDnfBzs4p/KgndD5CwwpIMJ84TfNgsewm7AchR2stcynp6iTPA==',
  '@toolpad/core@0.8.0':
    'sha512-ga01Y0+01ETyEqbKBZNAgiat3teYaAdI2afZYVKMFm6OJUEOHdyiNR76kG70wKAsmNSwPrJ5kmhvMp9fvTATnQ==',
  '@toolpad/core@0.9.0':
    'sha512-zR3+ED6mGfw8hJlIVb58m2dMAZBBG4VBXsit1Eqy5yhFdGM1hiDIPaU/xUK+Bq3XrukSWge+c9OVRrTeap83vQ==',
  '@toolpad/core@0.10.0':
    'sha512-pVBSWLeKNd2UIrw+UIBXbkjoRGA0A+TTn9IJ7QQVTQf3YSTLtVkSo0lySIlfUwU5HAMhfNYbRD/KtA4msNXghQ==',
  '@toolpad/core@0.11.0':
    'sha512-1CvZbxGq0YYU885KHdfRIBV8C2rEKrXqhATskhTw/kx4Ti3p9EW6XUGXmoN5s1/zt1xO9WLjJv8DXjdP3W8oeA==',
});
