// Package read_defaults takes defaults from a structure.
package read_defaults

import (
	"math"
	"slices"
	"unsafe"

	"rkllmd/rkllm"
	"rkllmd/rkllm/layout/copy_string"
	"rkllmd/rkllm/layout/read_integer"
)

// ReadDefaults returns a copy of s in which each member that may be left out has the value of the structure at an
// address in C memory as its default: numbers, texts, reserved bytes, and those of structures inside it. A number that
// JSON cannot tell keeps the default that it had.
//
// **Runs on:** any thread.
func ReadDefaults(s *rkllm.Struct, at unsafe.Pointer) *rkllm.Struct {
	own := *s
	own.Fields = slices.Clone(s.Fields)
	for i := range own.Fields {
		f := &own.Fields[i]
		place := unsafe.Add(at, f.Offset)
		switch f.Kind {
		case rkllm.Int32, rkllm.Uint32, rkllm.Int8, rkllm.Uint8, rkllm.Size, rkllm.Bool:
			f.Default = float64(read_integer.ReadInteger(f.Kind, place))
		case rkllm.Float32:
			if number := float64(*(*float32)(place)); !math.IsNaN(number) && !math.IsInf(number, 0) {
				f.Default = number
			}
		case rkllm.String:
			if !f.Required {
				f.DefaultText = copy_string.CopyString(*(*unsafe.Pointer)(place))
			}
		case rkllm.Bytes:
			f.DefaultBytes = slices.Clone(unsafe.Slice((*byte)(place), f.Length))
		case rkllm.Inline:
			f.Struct = ReadDefaults(f.Struct, place)
		}
	}
	return &own
}
