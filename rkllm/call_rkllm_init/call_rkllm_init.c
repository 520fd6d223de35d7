// Calls rkllm_init, which stands at function.
int rkllmd_call_rkllm_init(void *function, void *handle, void *param, void *callback)
{
	return ((int (*)(void **, void *, void *))function)((void **)handle, param, callback);
}
