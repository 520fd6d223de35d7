// Calls BuiltinRkllmLastError by its address.
const char *rt_refused(void *function)
{
	return ((const char *(*)(void))function)();
}
