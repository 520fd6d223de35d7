// Package arc4random stands in for a function of the C library.
package arc4random

// #include <stdint.h>
// uint32_t arc4random(void);
import "C"

// Arc4random returns a random number from the kernel. It is there for its C half, which libstdc++ calls in the place of
// the C library's, so that the program needs glibc 2.35 instead of 2.36. start_engine links it.
//
// **Runs on:** any thread.
func Arc4random() uint32 {
	return uint32(C.arc4random())
}
