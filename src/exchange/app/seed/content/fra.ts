import assets from '../../../../../locales/fra/assets.json' with { type: 'json' };
import auth from '../../../../../locales/fra/auth.json' with { type: 'json' };
import common from '../../../../../locales/fra/common.json' with { type: 'json' };
import market from '../../../../../locales/fra/market.json' with { type: 'json' };
import spot from '../../../../../locales/fra/spot.json' with { type: 'json' };
import type { LanguageContent } from './types.ts';

export const fra: LanguageContent = {
  author: 'La rédaction des marchés',
  pieces: {
    newsOrderTypes: {
      title: 'Ordre limite, ordre au marché : que devient le reste ?',
      abstract:
        'L’ordre limite fixe un prix et peut attendre. L’ordre au marché prend ce qui se trouve dans le carnet.',
      body: [
        'Un ordre limite indique le prix le moins bon que vous acceptez. Tout ce qui se trouve dans le carnet à ce prix ou à un meilleur est exécuté aussitôt, au prix de l’ordre qui attendait déjà. Vous ne payez donc jamais plus que votre limite, et souvent moins. Le reste attend dans le carnet jusqu’à ce qu’une contrepartie se présente ou que vous l’annuliez.',
        'Un ordre au marché indique une quantité, sans prix. Il prend les meilleurs ordres d’en face, l’un après l’autre, et s’arrête à {{band}} % du premier prix. Si le carnet n’est pas assez profond dans cette limite, le reste est annulé et l’ordre le mentionne. S’il n’y a rien en face, l’ordre est refusé et votre solde ne bouge pas.',
        { heading: 'Ce qui est bloqué pendant l’attente' },
        'Tant qu’un ordre limite attend, son coût est bloqué : la devise de cotation pour un achat, la crypto de base pour une vente. Ces fonds restent à vous. Dès l’annulation, ils sont de nouveau disponibles.',
        { heading: 'Vos ordres ne s’exécutent jamais entre eux' },
        'Si un nouvel ordre devait rencontrer l’un de vos ordres plus anciens, le nouveau est annulé à partir de ce point. Ce qu’il a déjà exécuté avec d’autres reste acquis.',
      ],
    },
    newsFees: {
      title: 'Frais spot : combien, et sur quelle crypto',
      abstract: 'Les frais sont prélevés sur ce que vous recevez et affichés avant la confirmation.',
      body: [
        'Une transaction spot coûte {{fee}} % de ce que vous recevez. Achetez des BTC avec des USDT, et les frais sont une petite part des BTC ; vendez des BTC, et c’est une petite part des USDT. La crypto que vous dépensez n’est jamais touchée : c’est pourquoi 100 % sur le curseur permet de tout utiliser.',
        'Le taux dépend de la paire. Il est le même pour l’ordre qui attend (maker) et pour celui qui vient à lui (taker). Le formulaire l’indique avant la confirmation, et le relevé donne ensuite le montant exact.',
        { heading: 'Un exemple' },
        'Vous achetez {{exampleAmount}} ETH. Les frais sont de {{fee}} %, soit {{exampleFee}} ETH, et {{exampleNet}} ETH arrivent sur votre compte spot.',
        'Passer ou annuler un ordre est gratuit. Un ordre partiellement exécuté ne paie que pour la part exécutée.',
      ],
    },
    newsCandles: {
      title: 'De quoi est fait un chandelier',
      abstract:
        'Toutes les périodes, la liste des transactions et les chiffres sur 24 h viennent des mêmes transactions.',
      body: [
        'Chaque transaction a un prix, une quantité et une heure. Le chandelier d’une minute prend les transactions de sa minute : la première donne l’ouverture, la dernière la clôture, le plus haut et le plus bas dessinent les mèches, et les quantités s’additionnent en volume. Rien d’autre n’y entre.',
        'Les chandeliers longs se construisent à partir des courts. Cinq minutes sont la somme de cinq chandeliers d’une minute, une heure celle de soixante : les périodes ne peuvent pas se contredire. Jours, semaines, mois et années commencent à 00:00 UTC+8.',
        { heading: 'Avant le premier démarrage' },
        'Une plateforme lancée il y a une minute n’a pas de passé. Ici, le passé est calculé à partir de la graine du marché simulé, des années jusqu’aux minutes, de sorte que toutes les périodes concordent. C’est un historique inventé : utile pour apprendre à lire un graphique, sans valeur pour juger une crypto.',
        { heading: 'Durée de conservation' },
        'Les chandeliers d’une minute sont gardés {{minuteCandleDays}} jours, les plus longs sans limite.',
      ],
    },
    newsSecurity: {
      title: 'Gardez votre compte en sécurité',
      abstract: 'Comment sont gérés mots de passe et connexions, et trois bonnes habitudes.',
      body: [
        'Votre mot de passe n’est conservé que sous forme d’empreinte argon2id. Personne ici ne peut le lire, pas plus que le voleur d’une base de données. Choisissez au moins {{passwordMin}} caractères, et un mot de passe que vous n’utilisez nulle part ailleurs.',
        `Une connexion expire après {{sessionHours}} heures. Avec « ${auth.login.stay} », elle dure {{stayDays}} jours et se prolonge à l’usage ; ne le choisissez que sur votre propre téléphone. Un nouveau mot de passe déconnecte tous les autres appareils.`,
        'Des erreurs répétées ralentissent celui qui devine, par nom de compte et par adresse réseau, sans vous bloquer là où vous vous êtes déjà connecté.',
        { heading: 'Trois habitudes' },
        {
          list: [
            'Saisissez le code reçu par e-mail uniquement dans cette application. Le service client ne vous le demandera jamais.',
            'Regardez l’adresse dans le navigateur avant de vous connecter.',
            'Déconnectez-vous d’un appareil qui n’est pas le vôtre.',
          ],
        },
      ],
    },
    newsDemo: {
      title: 'Qu’est-ce qui est fictif dans cette démo ?',
      abstract: 'La plateforme est un vrai logiciel. L’argent, lui, est fictif.',
      body: [
        'Chaque compte démarre avec {{demoUsdt}} USDT de démonstration. Ils n’ont pas été déposés, ne peuvent pas être retirés et ne valent rien hors de cette plateforme. Le compte de démonstration annoncé au démarrage est partagé : quiconque connaît son mot de passe peut s’en servir.',
        'Le mécanisme n’est pas un décor. Les ordres se rencontrent dans un carnet, chaque variation de solde est une écriture en partie double, et un ordre confirmé est toujours là quand la plateforme redémarre après un arrêt brutal. Il l’est aussi après une coupure de courant si l’opérateur utilise PostgreSQL ; la base intégrée de cette démo peut alors perdre les dernières secondes.',
        { heading: 'Ce qui diffère d’une vraie plateforme' },
        {
          list: [
            'Les prix viennent d’un marché simulé, sauf si l’opérateur a raccordé un flux externe.',
            'Les e-mails contenant un code arrivent dans une messagerie de démonstration, sauf si l’opérateur a raccordé un serveur de messagerie.',
            'L’opérateur peut avancer l’horloge de la démo ou la réinitialiser. Ordres et soldes repartent alors de zéro.',
          ],
        },
        'Lisez vos résultats en conséquence : réussir ici ne dit rien de ce que vous feriez avec de l’argent réel.',
      ],
    },
    newsPrices: {
      title: 'D’où viennent les prix',
      abstract: 'Un prix de référence, des teneurs de marché autour, et un seul carnet auquel vous participez.',
      body: [
        'Chaque paire a un prix de référence. Dans la démo, il est produit par une simulation ; un opérateur peut raccorder un flux externe à la place. Ce n’est pas le prix auquel vous traitez.',
        'Les teneurs de marché le suivent et placent des ordres des deux côtés. Ces ordres sont dans le même carnet que les vôtres, et le prix affiché est celui de la dernière transaction de ce carnet. Quand vous achetez, vous rencontrez le meilleur ordre de vente, qu’il vienne d’un teneur de marché ou d’un autre utilisateur.',
        { heading: 'Ce que personne ne peut faire' },
        'Aucune commande ne déplace un prix ni n’invente un ordre. Les transactions de la liste publique sont celles dont sont faits les chandeliers, les chiffres sur 24 h et vos propres exécutions.',
        { heading: 'Quand les prix s’arrêtent' },
        'Si aucun prix n’arrive pendant {{staleSeconds}} secondes, les chiffres deviennent gris et le bouton d’ordre dit pourquoi il est désactivé. Mieux vaut pas d’ordre qu’un ordre à un prix passé.',
      ],
    },
    newsBook: {
      title: 'Lire le carnet d’ordres',
      abstract: 'L’offre, la demande, l’écart entre les deux, et pourquoi un gros ordre déplace le prix.',
      body: [
        'D’un côté les ordres d’achat, de l’autre les ordres de vente ; chaque ligne additionne tous les ordres au même prix. Le meilleur achat et la meilleure vente se font face, et l’écart entre eux est le spread.',
        'Le meilleur prix passe d’abord. À prix égal, le premier arrivé est le premier servi, et un ordre garde sa place jusqu’à son exécution ou son annulation.',
        { heading: 'Pourquoi votre prix moyen diffère du dernier prix' },
        'Un gros ordre au marché traverse plusieurs lignes, chacune un peu moins bonne que la précédente. Le formulaire calcule la moyenne d’après le carnet avant la confirmation, et vous avertit au-delà de {{slippageWarn}} % d’écart. Des ordres plus petits, ou une limite, vous gardent aux commandes.',
        { heading: 'Un carnet calme' },
        'Loin du milieu, les lignes sont minces. Un ordre limite peut y attendre longtemps, et vous pouvez l’annuler quand vous voulez.',
      ],
    },
    newsLedger: {
      title: 'Disponible, bloqué, avant, après : lire votre relevé',
      abstract: 'Chaque variation de solde est une ligne, avec le nouveau solde.',
      body: [
        'Un solde a deux parties. Le disponible peut être dépensé tout de suite. Le bloqué est mis de côté pour vos ordres en cours, et reste à vous.',
        `Chaque ligne du relevé montre une variation : sa cause, le montant avec son signe et le disponible qui en résulte. Touchez une ligne pour voir aussi le disponible d’avant. Les lignes d’une même crypto se suivent sans trou : la valeur « ${assets.record.after} » de l’une est la valeur « ${assets.record.before} » de celle du dessus.`,
        { heading: 'Un ordre en trois lignes' },
        {
          list: [
            'Passé : le coût va du disponible au bloqué.',
            'Exécuté : le bloqué paie, et la crypto achetée arrive, frais déduits.',
            'Annulé : le reste revient au disponible.',
          ],
        },
        'Derrière vos lignes se trouvent leurs contreparties : l’autre côté de la transaction et le compte de frais. Tous comptes réunis, la somme doit égaler les entrées moins les sorties, et elle est vérifiée.',
      ],
    },
    bannerDemo: {
      title: 'Entraînez-vous avec {{demoUsdt}} USDT de démo',
      abstract: 'Un vrai carnet d’ordres, de l’argent fictif',
      body: [],
    },
    bannerOrders: { title: 'Limite ou marché ?', abstract: 'Ce que chaque ordre fait de vos fonds', body: [] },
    bannerSecurity: {
      title: 'Gardez votre compte en sécurité',
      abstract: 'Mots de passe, connexions et trois habitudes',
      body: [],
    },
    noticeDemo: {
      title: 'Cette plateforme est une démo. Tous les soldes sont fictifs.',
      abstract: '',
      body: [
        'Aucun dépôt ni retrait n’est possible, et la démo peut être réinitialisée. Les prix sont simulés, sauf si l’opérateur a raccordé un flux externe.',
        'Rien ici ne constitue une offre, une recommandation ou un conseil.',
      ],
    },
    noticeSessions: {
      title: 'Actions : du lundi au vendredi, de {{stockOpen}} à {{stockClose}}, heure de New York',
      abstract: '',
      body: [
        'En dehors de ces heures, seul un ordre limite est accepté. Il attend la prochaine ouverture, où tout ce qui peut s’exécuter le fait à un seul prix, et peut être annulé à tout moment.',
        'Les actions ne s’échangent pas les jours fériés des Bourses de New York.',
      ],
    },
    noticeWatch: {
      title: 'Indices, métaux et devises : consultation seulement',
      abstract: '',
      body: [
        `Ils se trouvent sous l’onglet « ${market.tabs.futures} » des marchés, avec prix en direct, profondeur et chandeliers.`,
        'Les ordres spot y sont refusés, car rien ne pourrait être livré sur votre compte.',
      ],
    },
    popup: {
      title: 'Bienvenue dans la démo {{site}}',
      abstract: '',
      body: [
        'Ici, vous pouvez tout essayer sans risque : chaque nouveau compte démarre avec {{demoUsdt}} USDT de démonstration.',
        'C’est de l’argent fictif : ni dépôt ni retrait. Rien ici ne constitue une offre ou un conseil.',
      ],
    },
    faq: {
      title: 'Questions fréquentes',
      abstract: '',
      body: [
        { topic: 'orders', title: 'Ordres' },
        { heading: 'Comment passer mon premier ordre ?' },
        `Ouvrez « ${common.tabs.trade} », choisissez une paire, puis « ${spot.side.buy} » ou « ${spot.side.sell} ». Saisissez une quantité, et un prix pour un ordre limite, vérifiez le total et confirmez. L’ordre apparaît aussitôt sous le formulaire.`,
        { heading: 'Limite ou marché : lequel choisir ?' },
        'Limite si le prix compte plus que le temps : l’ordre attend votre prix. Marché si cela doit se faire maintenant : l’ordre prend ce qui se trouve dans le carnet, à {{band}} % au plus du premier prix.',
        { heading: 'Comment annuler un ordre ?' },
        `Ouvrez « ${spot.orders.open} » et touchez « ${spot.orders.cancel} ». La partie exécutée est acquise ; le reste redevient disponible aussitôt. L’annulation est gratuite.`,
        { heading: 'Pourquoi mon ordre au marché n’est-il exécuté qu’en partie ?' },
        'Parce que le carnet ne contenait rien de plus à moins de {{band}} % du premier prix. Le reste a été annulé pour vous éviter un mauvais prix. Réduisez la quantité ou utilisez un ordre limite.',
        { topic: 'balances', title: 'Soldes' },
        { heading: 'Pourquoi une partie de mon solde est-elle bloquée ?' },
        'Un ordre en cours garde de quoi payer. Dès qu’il est exécuté ou annulé, plus rien n’est bloqué pour lui.',
        { topic: 'fees', title: 'Frais' },
        { heading: 'Combien coûte une transaction ?' },
        'Les frais sont de {{fee}} % de la crypto reçue, sauf indication contraire de la paire. Le formulaire les affiche avant la confirmation.',
        { topic: 'prices', title: 'Prix' },
        { heading: 'Pourquoi ne puis-je pas trader une action en ce moment ?' },
        'Les actions se négocient du lundi au vendredi, de {{stockOpen}} à {{stockClose}}, heure de New York. Le formulaire indique la prochaine ouverture. Les cryptos se négocient jour et nuit.',
        { heading: 'Pourquoi les prix sont-ils gris ?' },
        'Aucun nouveau prix depuis {{staleSeconds}} secondes. L’application se reconnecte, et l’état affiché en haut indique où elle en est. Les ordres reprennent quand les prix reviennent.',
        { topic: 'account', title: 'Compte' },
        { heading: 'Le code n’arrive pas. Que faire ?' },
        'Vérifiez l’orthographe de l’adresse et le dossier des indésirables. Après {{resendSeconds}} secondes, vous pouvez demander un nouveau code ; seul le dernier est valable. Dans une démo sans serveur de messagerie, les codes sont dans la messagerie de démonstration.',
        { topic: 'demo', title: 'Démo' },
        { heading: 'L’argent est-il réel ?' },
        'Non. C’est une démo. Les soldes sont fictifs : ni dépôt ni retrait.',
      ],
    },
    about: {
      title: 'À propos de {{site}}',
      abstract: '',
      body: [
        '{{site}} est une plateforme d’échange pensée pour le téléphone : un écran pour le marché, un pour l’ordre, un pour ce que vous possédez. Vous en voyez la démo, avec de l’argent fictif et un marché simulé.',
        { heading: 'Comment elle est faite' },
        'Les ordres se rencontrent dans un carnet par paire, selon le prix puis l’heure. Chaque variation de solde est une écriture en partie double. Prix, chandeliers et profondeur viennent des mêmes transactions.',
        { heading: 'Ses principes' },
        {
          list: [
            'Dire le coût avant le geste.',
            'Montrer d’où vient chaque chiffre.',
            'S’arrêter quand les prix ne sont plus à jour.',
          ],
        },
        { heading: 'Comment vérifier les prix' },
        'Les prix du marché simulé sont tirés d’un nombre secret, nouveau chaque jour. Avant le début de la journée, nous publions son empreinte (SHA-256) ; une fois la journée finie, le nombre lui-même. Personne ne peut donc connaître un prix à l’avance, ni le changer après coup.',
        {
          list: [
            'Les empreintes et les secrets sont publiés à l’adresse {{secretsPath}}.',
            'Calculez le SHA-256 du secret tel qu’il est publié, un texte de 64 caractères : le résultat doit correspondre à l’empreinte publiée auparavant.',
            'Une journée commence à minuit, UTC+8.',
          ],
        },
      ],
    },
    contact: {
      title: 'Nous contacter',
      abstract: '',
      body: [
        'Le plus rapide est le service client dans l’application : le casque en haut de l’accueil.',
        { mail: 'E-mail' },
        { phone: 'Téléphone' },
        'S’il s’agit d’un ordre, indiquez son numéro. N’envoyez jamais votre mot de passe ni un code : nous n’en avons pas besoin et ne les demanderons pas.',
        'Dans la démo, l’adresse et le numéro sont des exemples que l’opérateur remplace par les siens.',
      ],
    },
    compliance: {
      title: 'Règles de la plateforme',
      abstract: '',
      body: [
        'Voici les règles de fonctionnement de cette plateforme. Sauf mention contraire, la démo suit les mêmes règles qu’une plateforme avec de l’argent réel.',
        { heading: '1. Nature de la démo' },
        'La démo ne fournit aucun service financier. Les soldes sont fictifs, sans dépôt ni retrait, et les résultats ne donnent aucun droit. Rien de ce qui est publié ici ne constitue une offre, une recommandation ou un conseil.',
        { heading: '2. Fonctionnement du marché' },
        'Chaque paire a un seul carnet. Les ordres sont exécutés selon le prix puis l’heure, et tous les participants, teneurs de marché compris, s’y rencontrent. Aucune commande ne permet à l’opérateur de déplacer un prix, de modifier une transaction ou de décider d’un résultat.',
        { heading: '3. Teneurs de marché' },
        'Ils cotent des deux côtés pour que les ordres trouvent une contrepartie. Ils ont des comptes comme les autres, et leurs transactions avec les utilisateurs sont comptabilisées en entier. Ils ne voient pas les ordres avant leur entrée dans le carnet.',
        { heading: '4. Soldes des clients' },
        'Chaque mouvement est une écriture équilibrée. Un solde ne peut pas devenir négatif. La somme des soldes est rapprochée des entrées et des sorties.',
        { heading: '5. Ordres et frais' },
        'Un ordre n’est confirmé qu’une fois enregistré. Le taux de frais est affiché avant la confirmation et appliqué tel quel. Un ordre au marché s’arrête à {{band}} % de son premier prix.',
        { heading: '6. Vérification d’identité' },
        'Elle a deux niveaux, de base et avancé. Les plafonds de retrait en dépendent : {{lv1Btc}} BTC en 24 heures au premier, {{lv2Btc}} BTC au second. Les documents ne servent qu’à la vérification.',
        { heading: '7. Données' },
        'Les mots de passe sont conservés sous forme d’empreintes, les connexions sous forme d’empreintes de leurs jetons. Nous gardons ce qu’exigent la loi et les comptes, rien de plus. Lire une page ne demande pas de compte.',
        { heading: '8. Réclamations' },
        'Écrivez au service client en citant l’ordre ou la ligne du relevé. Vous pouvez vérifier vous-même chacune de vos exécutions dans la liste publique des transactions.',
      ],
    },
  },
};
