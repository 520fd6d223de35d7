package rkllm

import (
	"bytes"
	"strconv"
)

// UnmarshalJSON reads a number, or one of the daemon's words "NaN", "Infinity", "-Infinity".
func (f *Float) UnmarshalJSON(text []byte) error {
	value, err := strconv.ParseFloat(string(bytes.Trim(text, `"`)), 32)
	*f = Float(value)
	return err
}
