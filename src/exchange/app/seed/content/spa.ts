import assets from '../../../../../locales/spa/assets.json' with { type: 'json' };
import auth from '../../../../../locales/spa/auth.json' with { type: 'json' };
import common from '../../../../../locales/spa/common.json' with { type: 'json' };
import market from '../../../../../locales/spa/market.json' with { type: 'json' };
import spot from '../../../../../locales/spa/spot.json' with { type: 'json' };
import type { LanguageContent } from './types.ts';

export const spa: LanguageContent = {
  author: 'Redacción de mercados',
  pieces: {
    newsOrderTypes: {
      title: 'Orden limitada y orden de mercado: qué pasa con el resto',
      abstract: 'La orden limitada fija un precio y puede esperar. La de mercado toma lo que hay ahora en el libro.',
      body: [
        'Una orden limitada indica el peor precio que aceptas. Todo lo que haya en el libro a ese precio o a uno mejor se ejecuta al momento, al precio de la orden que ya estaba. Por eso nunca pagas más que tu límite, y a menudo pagas menos. Lo que queda espera en el libro hasta que alguien lo tome o lo canceles.',
        'Una orden de mercado indica una cantidad y ningún precio. Toma las mejores órdenes del otro lado, una tras otra, y se detiene a un {{band}} % del primer precio. Si el libro no alcanza dentro de ese margen, el resto se cancela y la orden lo dice. Si no hay nada al otro lado, la orden se rechaza y tu saldo no se toca.',
        { heading: 'Qué queda retenido mientras tanto' },
        'Mientras una orden limitada espera, su importe queda retenido: la moneda de cotización en una compra, la moneda base en una venta. Lo retenido sigue siendo tuyo. Al cancelar, vuelve a estar disponible en el acto.',
        { heading: 'Tus órdenes nunca se cruzan entre sí' },
        'Si una orden nueva fuera a encontrarse con otra tuya anterior, la nueva se cancela desde ese punto. Lo que ya se ejecutó con otros sigue siendo válido.',
      ],
    },
    newsFees: {
      title: 'Comisiones spot: cuánto y de qué moneda',
      abstract: 'La comisión sale de la moneda que recibes y se muestra antes de confirmar.',
      body: [
        'Una operación spot cuesta el {{fee}} % de lo que recibes. Si compras BTC con USDT, la comisión es una pequeña parte de los BTC; si vendes BTC, una pequeña parte de los USDT. La moneda que gastas no se toca, y por eso el 100 % del control te deja usarla entera.',
        'La tasa depende del par. Es la misma para la orden que espera (maker) y para la que llega (taker). El formulario la muestra antes de confirmar, y los movimientos indican después el importe exacto.',
        { heading: 'Un ejemplo' },
        'Compras {{exampleAmount}} ETH. La comisión es el {{fee}} %, es decir, {{exampleFee}} ETH, y a tu cuenta spot llegan {{exampleNet}} ETH.',
        'Crear y cancelar órdenes es gratis. Una orden ejecutada en parte solo paga por la parte ejecutada.',
      ],
    },
    newsCandles: {
      title: 'De qué está hecha una vela',
      abstract: 'Todos los periodos, la lista de operaciones y las cifras de 24 h salen de las mismas operaciones.',
      body: [
        'Cada operación tiene precio, cantidad y hora. Una vela de un minuto toma las operaciones de su minuto: la primera la abre, la última la cierra, el máximo y el mínimo dibujan las mechas, y las cantidades suman el volumen. No entra nada más.',
        'Las velas largas se forman con las cortas. La de cinco minutos es la suma de cinco de un minuto y la de una hora, de sesenta; así los periodos no pueden contradecirse. Días, semanas, meses y años empiezan a las 00:00 UTC+8.',
        { heading: 'Las velas anteriores al primer inicio' },
        'Una plataforma que arrancó hace un minuto no tiene pasado. Aquí el pasado se deduce de la semilla del mercado simulado, de los años a los minutos, de modo que todos los periodos coinciden. Es un historial inventado: sirve para aprender a leer un gráfico, no para juzgar una moneda.',
        { heading: 'Cuánto se conservan' },
        'Las velas de un minuto se conservan {{minuteCandleDays}} días; las más largas, para siempre.',
      ],
    },
    newsSecurity: {
      title: 'Mantén tu cuenta segura',
      abstract: 'Cómo se tratan aquí contraseñas y sesiones, y tres hábitos que ayudan.',
      body: [
        'Tu contraseña solo se guarda como hash argon2id. Nadie aquí puede leerla, y tampoco quien robe la base de datos. Usa al menos {{passwordMin}} caracteres y una contraseña que no uses en ningún otro sitio.',
        `La sesión termina a las {{sessionHours}} horas. Con «${auth.login.stay}» dura {{stayDays}} días y se renueva con el uso; elígelo solo en tu propio teléfono. Al cambiar la contraseña se cierran todas las demás sesiones.`,
        'Demasiados errores frenan a quien intenta adivinar, por nombre de cuenta y por dirección de red, sin dejarte fuera de los lugares desde los que ya habías iniciado sesión.',
        { heading: 'Tres hábitos' },
        {
          list: [
            'Escribe el código del correo solo en esta aplicación. Atención al cliente nunca te lo pedirá.',
            'Mira la dirección en el navegador antes de iniciar sesión.',
            'Cierra la sesión en un dispositivo que no es tuyo.',
          ],
        },
      ],
    },
    newsDemo: {
      title: 'Qué es demo en esta demo',
      abstract: 'La plataforma es software que funciona. El dinero no es dinero.',
      body: [
        'Cada cuenta empieza con {{demoUsdt}} USDT ficticios. Nadie los depositó, no se pueden retirar y no valen nada fuera de aquí. La cuenta de demostración que se anuncia al inicio es compartida: quien conozca la contraseña opera con ella.',
        'La maquinaria no es un decorado. Las órdenes se cruzan en un libro, cada cambio de saldo es un asiento de partida doble, y una orden confirmada sigue ahí cuando la plataforma se detiene de golpe y vuelve a arrancar. También tras un corte de luz si el operador usa PostgreSQL; la base de datos integrada de esta demo puede perder entonces los últimos segundos.',
        { heading: 'En qué se diferencia de una plataforma real' },
        {
          list: [
            'Los precios vienen de un mercado simulado, salvo que el operador haya conectado una fuente externa.',
            'Los correos con códigos van a un buzón de demostración, salvo que el operador haya conectado un servidor de correo.',
            'El operador puede mover el reloj de la demo o reiniciarla. Entonces órdenes y saldos empiezan de nuevo.',
          ],
        },
        'Lee tus resultados con eso en mente: que te vaya bien aquí no dice nada de cómo te iría con dinero real.',
      ],
    },
    newsPrices: {
      title: 'De dónde salen los precios',
      abstract: 'Un precio de referencia, creadores de mercado a su alrededor y un solo libro en el que participas.',
      body: [
        'Cada par tiene un precio de referencia. En la demo lo produce una simulación; un operador puede conectar en su lugar una fuente externa. No es el precio al que operas.',
        'Los creadores de mercado lo siguen y ponen órdenes a ambos lados. Sus órdenes están en el mismo libro que las tuyas, y el precio que ves es el de la última operación de ese libro. Al comprar te encuentras con la mejor orden de venta, sea de un creador de mercado o de otro usuario.',
        { heading: 'Lo que nadie puede hacer' },
        'No existe ninguna instrucción que mueva un precio o invente una orden. Las operaciones de la lista pública son las mismas que forman las velas, las cifras de 24 h y tus propias ejecuciones.',
        { heading: 'Cuando los precios se detienen' },
        'Si no llega ningún precio en {{staleSeconds}} segundos, las cifras se ponen grises y el botón de orden dice por qué está desactivado. Mejor ninguna orden que una a un precio que ya pasó.',
      ],
    },
    newsBook: {
      title: 'Cómo leer el libro de órdenes',
      abstract: 'Compras, ventas, la distancia entre ambas y por qué una orden grande mueve el precio.',
      body: [
        'A un lado están las órdenes de compra y al otro las de venta; cada línea suma todas las órdenes al mismo precio. La mejor compra y la mejor venta quedan frente a frente, y la distancia entre ellas es el spread.',
        'Va primero el mejor precio. A igual precio, primero quien llegó antes, y una orden conserva su lugar hasta que se ejecuta o se cancela.',
        { heading: 'Por qué tu precio medio difiere del último precio' },
        'Una orden de mercado grande recorre varias líneas, cada una algo peor que la anterior. El formulario calcula la media con el libro antes de que confirmes y te avisa si se aleja más de un {{slippageWarn}} %. Con órdenes más pequeñas, o con un límite, mantienes el control.',
        { heading: 'Un libro tranquilo' },
        'Lejos del centro las líneas son finas. Una orden limitada puede esperar allí mucho tiempo, y puedes cancelarla cuando quieras.',
      ],
    },
    newsLedger: {
      title: 'Disponible, retenido, antes, después: cómo leer tus movimientos',
      abstract: 'Cada cambio de saldo es una línea, con el saldo resultante.',
      body: [
        'Un saldo tiene dos partes. Lo disponible puedes gastarlo ya. Lo retenido está apartado para tus órdenes abiertas y sigue siendo tuyo.',
        `Cada línea de los movimientos muestra un cambio: la causa, el importe con su signo y el saldo disponible que queda. Toca una línea para ver también el saldo anterior. Las líneas de una moneda se siguen sin huecos: el «${assets.record.after}» de una es el «${assets.record.before}» de la de arriba.`,
        { heading: 'Una orden en tres líneas' },
        {
          list: [
            'Creada: el importe pasa de disponible a retenido.',
            'Ejecutada: lo retenido paga, y llega la moneda comprada menos la comisión.',
            'Cancelada: lo que queda vuelve a disponible.',
          ],
        },
        'Detrás de tus líneas están sus contrapartidas: el otro lado de la operación y la cuenta de comisiones. Sumadas todas las cuentas, el total debe ser igual a lo que entró menos lo que salió, y se comprueba.',
      ],
    },
    bannerDemo: {
      title: 'Practica con {{demoUsdt}} USDT de demo',
      abstract: 'Un libro de órdenes real, dinero ficticio',
      body: [],
    },
    bannerOrders: { title: '¿Limitada o de mercado?', abstract: 'Qué hace cada orden con tu dinero', body: [] },
    bannerSecurity: {
      title: 'Mantén tu cuenta segura',
      abstract: 'Contraseñas, sesiones y tres hábitos',
      body: [],
    },
    noticeDemo: {
      title: 'Esta plataforma es una demo. Todos los saldos son ficticios.',
      abstract: '',
      body: [
        'No se puede depositar ni retirar nada, y la demo puede reiniciarse. Los precios son simulados, salvo que el operador haya conectado una fuente externa.',
        'Nada de lo que hay aquí es una oferta, una recomendación ni un consejo.',
      ],
    },
    noticeSessions: {
      title: 'Acciones: de lunes a viernes, de {{stockOpen}} a {{stockClose}}, hora de Nueva York',
      abstract: '',
      body: [
        'Fuera de ese horario solo se acepta una orden limitada. Espera a la próxima apertura, donde todo lo que puede ejecutarse lo hace a un único precio, y puedes cancelarla cuando quieras.',
        'Las acciones no se negocian en los festivos de las bolsas de Nueva York.',
      ],
    },
    noticeWatch: {
      title: 'Índices, metales y divisas: solo para consultar',
      abstract: '',
      body: [
        `Están en la pestaña «${market.tabs.futures}» de los mercados, con precios en vivo, profundidad y velas.`,
        'Las órdenes spot sobre ellos se rechazan, porque no hay nada que entregar en tu cuenta.',
      ],
    },
    popup: {
      title: 'Te damos la bienvenida a la demo de {{site}}',
      abstract: '',
      body: [
        'Aquí puedes probarlo todo sin riesgo: cada cuenta nueva empieza con {{demoUsdt}} USDT ficticios.',
        'Es dinero ficticio: no se puede depositar ni retirar. Nada de lo que hay aquí es una oferta ni un consejo.',
      ],
    },
    faq: {
      title: 'Preguntas frecuentes',
      abstract: '',
      body: [
        { topic: 'orders', title: 'Órdenes' },
        { heading: '¿Cómo creo mi primera orden?' },
        `Abre «${common.tabs.trade}», elige un par y toca «${spot.side.buy}» o «${spot.side.sell}». Escribe una cantidad y, si es limitada, un precio; revisa el total y confirma. La orden aparece enseguida debajo del formulario.`,
        { heading: '¿Limitada o de mercado? ¿Cuál necesito?' },
        'Limitada si el precio importa más que el tiempo: la orden espera tu precio. De mercado si debe hacerse ya: toma lo que hay en el libro, como máximo a un {{band}} % del primer precio.',
        { heading: '¿Cómo cancelo una orden?' },
        `Abre «${spot.orders.open}» y toca «${spot.orders.cancel}». Lo ejecutado se mantiene y el resto vuelve a estar disponible al instante. Cancelar es gratis.`,
        { heading: '¿Por qué mi orden de mercado se ejecutó solo en parte?' },
        'Porque en el libro no había más a menos de un {{band}} % del primer precio. El resto se canceló para protegerte de un mal precio. Prueba con menos cantidad o con una orden limitada.',
        { topic: 'balances', title: 'Saldos' },
        { heading: '¿Por qué parte de mi saldo está retenida?' },
        'Una orden abierta reserva lo que quizá tenga que pagar. En cuanto se ejecuta o se cancela, ya no retiene nada.',
        { topic: 'fees', title: 'Comisiones' },
        { heading: '¿Cuánto cuesta una operación?' },
        'La comisión es el {{fee}} % de la moneda que recibes, salvo que el par indique otra cosa. El formulario la muestra antes de confirmar.',
        { topic: 'prices', title: 'Precios' },
        { heading: '¿Por qué ahora no puedo operar con una acción?' },
        'Las acciones se negocian de lunes a viernes, de {{stockOpen}} a {{stockClose}}, hora de Nueva York. El formulario indica la próxima apertura. Las criptomonedas se negocian a todas horas.',
        { heading: '¿Por qué los precios están en gris?' },
        'No ha llegado ningún precio nuevo en {{staleSeconds}} segundos. La aplicación se está reconectando y el estado de arriba indica cómo va. Podrás crear órdenes cuando los precios vuelvan.',
        { topic: 'account', title: 'Cuenta' },
        { heading: 'No me llega el código. ¿Qué hago?' },
        'Revisa cómo has escrito la dirección y la carpeta de spam. Pasados {{resendSeconds}} segundos puedes pedir otro; solo vale el último. En una demo sin servidor de correo, los códigos están en el buzón de demostración.',
        { topic: 'demo', title: 'Demo' },
        { heading: '¿El dinero es real?' },
        'No. Es una demo. Los saldos son ficticios y no se pueden depositar ni retirar.',
      ],
    },
    about: {
      title: 'Acerca de {{site}}',
      abstract: '',
      body: [
        '{{site}} es una plataforma pensada para el teléfono: una pantalla para el mercado, otra para la orden y otra para lo que tienes. Lo que ves es su demo, con dinero ficticio y un mercado simulado.',
        { heading: 'Cómo está hecha' },
        'Las órdenes se cruzan en un libro por par, según el precio y luego la hora. Cada cambio de saldo es un asiento de partida doble. Precios, velas y profundidad salen de las mismas operaciones.',
        { heading: 'Sus principios' },
        {
          list: [
            'Decir cuánto cuesta antes del toque.',
            'Mostrar de dónde sale cada cifra.',
            'Parar cuando los precios no están al día.',
          ],
        },
        { heading: 'Cómo comprobar los precios' },
        'Los precios del mercado simulado salen de un número secreto, nuevo cada día. Antes de que empiece el día se publica su huella (SHA-256); cuando termina, el propio número. Así nadie puede conocer un precio de antemano ni cambiarlo después.',
        {
          list: [
            'Las huellas y los secretos están en {{secretsPath}}.',
            'Calcula el SHA-256 del secreto tal como se publica, un texto de 64 caracteres: debe ser la huella publicada antes.',
            'El día empieza a medianoche en UTC+8.',
          ],
        },
      ],
    },
    contact: {
      title: 'Contacto',
      abstract: '',
      body: [
        'Lo más rápido es la atención al cliente de la aplicación: los auriculares en la parte superior del inicio.',
        { mail: 'Correo electrónico' },
        { phone: 'Teléfono' },
        'Si se trata de una orden, indica su número. No envíes nunca tu contraseña ni un código: no los necesitamos y no te los pediremos.',
        'En la demo, la dirección y el número son ejemplos que el operador sustituye por los suyos.',
      ],
    },
    compliance: {
      title: 'Reglas de la plataforma',
      abstract: '',
      body: [
        'Estas son las reglas de funcionamiento de esta plataforma. Salvo que se diga otra cosa, la demo sigue las mismas reglas que una plataforma con dinero real.',
        { heading: '1. Naturaleza de la demo' },
        'La demo no presta ningún servicio financiero. Los saldos son ficticios, no se pueden depositar ni retirar, y los resultados no dan derecho a nada. Nada de lo publicado aquí es una oferta, una recomendación ni un consejo.',
        { heading: '2. Funcionamiento del mercado' },
        'Cada par tiene un solo libro de órdenes. Las órdenes se cruzan por precio y luego por hora, y todos los participantes, incluidos los creadores de mercado, se encuentran en él. El operador no dispone de ninguna instrucción que mueva un precio, altere una operación o decida un resultado.',
        { heading: '3. Creadores de mercado' },
        'Cotizan a ambos lados para que las órdenes encuentren contrapartida. Tienen cuentas como los demás, y sus operaciones con usuarios se contabilizan por completo. No ven las órdenes antes de que lleguen al libro.',
        { heading: '4. Saldos de los clientes' },
        'Cada movimiento es un asiento cuadrado. Un saldo no puede ser negativo. La suma de los saldos se coteja con lo que entró y lo que salió.',
        { heading: '5. Órdenes y comisiones' },
        'Una orden solo se confirma después de guardarse. La comisión se muestra antes de confirmar y se aplica tal cual. Una orden de mercado se detiene a un {{band}} % de su primer precio.',
        { heading: '6. Verificación de identidad' },
        'Tiene dos niveles, básico y avanzado. Los límites de retiro dependen del nivel: hasta {{lv1Btc}} BTC en 24 horas en el primero y hasta {{lv2Btc}} BTC en el segundo. Los documentos solo se usan para verificar.',
        { heading: '7. Datos' },
        'Las contraseñas se guardan como hash, y las sesiones, como hash de sus tokens. Conservamos lo que exigen la ley y la contabilidad, y nada más. Leer una página no requiere cuenta.',
        { heading: '8. Reclamaciones' },
        'Escribe a atención al cliente e indica la orden o la línea de los movimientos. Puedes comprobar cada una de tus ejecuciones en la lista pública de operaciones.',
      ],
    },
  },
};
