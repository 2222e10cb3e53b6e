const isAntd = /node_modules[\\/]antd-mobile[\\/]/;

/** Puts antd-mobile's styles into `@layer antd`: whatever the kit says without a layer wins over them. */
const antdLayer = {
  postcssPlugin: 'antd-layer',
  Once(root, { AtRule }) {
    if (!isAntd.test(root.source?.input.file ?? '')) return;
    root.walkRules(/::-(ms|webkit-input-placeholder)/, (rule) => rule.remove());
    const layer = new AtRule({ name: 'layer', params: 'antd' });
    layer.append(root.nodes);
    root.append(layer);
  },
};

export default { plugins: [antdLayer] };
