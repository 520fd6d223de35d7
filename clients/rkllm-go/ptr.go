package rkllm

// Ptr returns a pointer to a value, for the members that may be left out.
func Ptr[T any](value T) *T {
	return &value
}
