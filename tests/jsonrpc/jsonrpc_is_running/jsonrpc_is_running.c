int jsonrpc_is_running(void *handle)
{
	return handle != 0;
}
