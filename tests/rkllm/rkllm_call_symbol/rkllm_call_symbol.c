// Calls the C function at address, which takes nothing and returns an int.
int rkllmd_rkllm_call_symbol(void *address)
{
	return ((int (*)(void))address)();
}
