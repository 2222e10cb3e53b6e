export { type BannerItem, BannerSwiper, type BannerSwiperProps } from './BannerSwiper.tsx';
