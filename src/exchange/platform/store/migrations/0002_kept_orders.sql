-- The kept answers of placed orders become orders of the domain; they were rows of the wire.
update client_requests c set reply = json_build_object(
  'id', o.id, 'userId', o.user_id, 'instrumentId', o.instrument_id, 'side', o.side, 'orderType', o.order_type,
  'price', r.kept ->> 'target_price', 'amount', r.kept ->> 'trade_amount', 'filledAmount', r.kept ->> 'filled_amount',
  'filledValue', trim_scale((r.kept ->> 'avg_price')::numeric * (r.kept ->> 'filled_amount')::numeric)::text,
  'fee', r.kept ->> 'charge_fee', 'status', (r.kept ->> 'status')::int, 'reason', r.kept ->> 'reason',
  'createdAt', o.created_at, 'updatedAt', (extract(epoch from (r.kept ->> 'updated_at')::timestamp) * 1000)::bigint
)::text
from (select user_id, call, client_id, reply::json as kept from client_requests where call = 'spot.place' and reply is not null) r
join spot_orders o on o.id = (r.kept ->> 'id')::bigint
where (c.user_id, c.call, c.client_id) = (r.user_id, r.call, r.client_id) and r.kept ->> 'target_price' is not null;
