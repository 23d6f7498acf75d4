/** The English of 0.13.0 says "Sign in with OAuth GitHub"; these say "Sign in with GitHub". */
export const signInLabels = {
  oauthSignInTitle: 'Sign in with',
  passkeySignInTitle: 'Sign in with',
  magicLinkSignInTitle: 'Sign in with',
  signInSubtitle: 'Bring your bike, take a seat',
};
