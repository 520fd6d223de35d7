// The version that callers are built for, and what follows it in the text that can be found in the file.
const char *rkllmd_get_caller_version(void)
{
#ifdef RKLLM_C
	static const char text[] = "RKLLM SDK (version: 1.2.3)";
#else
	static const char text[] = "RKLLM SDK (version: 1.3.0)";
#endif
	return text + sizeof("RKLLM SDK (version: ") - 1;
}
