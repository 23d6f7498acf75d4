export default {
  root: true,
  extends: ['html-validate:standard'],
  rules: {
    // `>` is valid in text.
    'no-raw-characters': 'off',
    // The privacy switch has `autocomplete="off"`, the only way to keep Firefox from restoring a check box on reload.
    'valid-autocomplete': 'off',
  },
};
