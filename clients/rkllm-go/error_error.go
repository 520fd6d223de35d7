package rkllm

import "fmt"

// Error gives the daemon's words.
func (e *Error) Error() string {
	return fmt.Sprintf("%s (error %d)", e.Message, int32(e.Code))
}
