// Package rkllm_require_sample checks every member of a C structure.
package rkllm_require_sample

import (
	"slices"
	"testing"
	"unsafe"

	"github.com/stretchr/testify/require"

	"rkllmd/rkllm"
	"rkllmd/rkllm/layout"
	"rkllmd/tests/support/rkllm/rkllm_read_member"
	"rkllmd/tests/whole/library/rkllm_require_array"
)

// RkllmRequireSample requires that the structure s at an address holds sample (rkllm_sample_struct), and what that
// leaves out its default. The bytes of the members are cleared, so that the caller sees whether anything else was
// written.
func RkllmRequireSample(t testing.TB, s *rkllm.Struct, at unsafe.Pointer, sample map[string]any) {
	sizes := map[rkllm.FieldKind]int{rkllm.Int32: 4, rkllm.Uint32: 4, rkllm.Float32: 4, rkllm.Int8: 1, rkllm.Uint8: 1,
		rkllm.Bool: 1}
	for i := range s.Fields {
		f := &s.Fields[i]
		value, given := sample[f.Name]
		place, union := unsafe.Add(at, f.Offset), slices.Contains(rkllm.InputMembers[:], f.Name)
		if f.Kind == rkllm.Kept || f.InsteadOf != "" || f.Kind == rkllm.Bytes || union && !given {
			continue
		}
		if f.Kind == rkllm.Inline {
			inner, _ := value.(map[string]any) // none: the defaults
			RkllmRequireSample(t, f.Struct, place, inner)
			continue
		}
		got := rkllm_read_member.RkllmReadMember(t, s, at, f.Name)
		switch {
		case given && f.Kind == rkllm.PointerTo:
			RkllmRequireSample(t, f.Struct, got.(unsafe.Pointer), value.(map[string]any))
			require.Equal(t, make([]byte, layout.MinBlock), unsafe.Slice((*byte)(got.(unsafe.Pointer)),
				layout.MinBlock), f.Name)
		case given && (f.Kind == rkllm.Floats || f.Kind == rkllm.Int32s):
			rkllm_require_array.RkllmRequireArray(t, value, *(*unsafe.Pointer)(place), f.Name)
		case given:
			require.Equal(t, value, got, "%s.%s", s.Name, f.Name)
		case f.Kind == rkllm.Float32:
			require.Equal(t, float32(f.Default), got, "%s.%s", s.Name, f.Name)
		case f.Kind == rkllm.Bool:
			require.Equal(t, false, got, "%s.%s", s.Name, f.Name)
		case f.Kind < rkllm.Bool:
			require.Equal(t, int64(f.Default), got, "%s.%s", s.Name, f.Name)
		default:
			require.Nil(t, got, "%s.%s", s.Name, f.Name)
		}
		size := max(sizes[f.Kind], 1)
		if sizes[f.Kind] == 0 {
			size = 8
		}
		clear(unsafe.Slice((*byte)(place), size))
	}
}
