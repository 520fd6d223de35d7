// Takes a load's progress callback and calls it, instead of later.
void rkllm_fake_progress(void (*callback)(float, void *), void *userdata)
{
	if (callback)
		callback(0.25f, userdata);
}
