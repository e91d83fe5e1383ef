-- After the migrations, which make the roles: a login for each process, a member of one of them. Run again, it only sets passwords.
\getenv app_password APP_PASSWORD
\getenv indexer_password INDEXER_PASSWORD
select format('create role %I login', name)
from (values ('mofu'), ('mofu-indexer')) wanted (name)
where not exists (select from pg_roles where rolname = name) \gexec
grant mofu_app to "mofu";
grant mofu_indexer to "mofu-indexer";
alter role "mofu" password :'app_password';
alter role "mofu-indexer" password :'indexer_password';
