// The size is librkllmrt.ReasonBytes.
char *rkllmd_get_reason_buffer(void)
{
	static _Thread_local char buffer[1024];
	return buffer;
}
