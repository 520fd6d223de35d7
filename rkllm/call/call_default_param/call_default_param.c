/*
 * The function returns its structure by value: the caller passes the address of room for it, and the library writes as
 * many bytes as its own generation has. The room is larger than any of them.
 */
void rkllmd_call_default_param(void *function, void *param)
{
	struct room {
		unsigned char bytes[1024];
	};
	*(struct room *)param = ((struct room (*)(void))function)();
}
