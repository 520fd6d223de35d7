// Says why the last call failed.
const char *rkllm_fake_reason(void)
{
	return "no NPU here";
}
