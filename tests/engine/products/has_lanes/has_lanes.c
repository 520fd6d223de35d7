#include <stdbool.h>

bool rkllmd_has_lanes(void)
{
#if defined(__AVX512VNNI__) && defined(__AVX512BW__) && defined(__AVX512VL__)
	return true;
#else
	return false;
#endif
}
