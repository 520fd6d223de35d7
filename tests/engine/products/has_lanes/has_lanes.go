// Package has_lanes tells how the program was built.
package has_lanes

// #include <stdbool.h>
// bool rkllmd_has_lanes(void);
import "C"

// HasLanes tells whether the program was built for processors with AVX-512's VNNI.
func HasLanes() bool { return bool(C.rkllmd_has_lanes()) }
