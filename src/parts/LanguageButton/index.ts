export { LanguageButton } from './LanguageButton.tsx';
