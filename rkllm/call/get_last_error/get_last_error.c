// Calls the function that explains the last failure, which stands at function.
const char *rkllmd_get_last_error(void *function)
{
	return ((const char *(*)(void))function)();
}
