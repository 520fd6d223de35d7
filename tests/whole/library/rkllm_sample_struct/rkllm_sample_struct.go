// Package rkllm_sample_struct gives every member of a structure a value of its own.
package rkllm_sample_struct

import (
	"slices"

	"rkllmd/rkllm"
)

// RkllmSampleStruct returns a value for each member of s that the header has, by name, all of them different where the
// type allows it: an int64, a float32, a bool, a string, a []float32, a []int32, or the sample of a nested structure.
// Arrays are as long as their counts say. Of the union of RKLLMInput there is the member union alone.
func RkllmSampleStruct(s *rkllm.Struct, union string) map[string]any {
	sample := map[string]any{}
	counts := map[string]int{}
	for _, f := range s.Fields {
		for _, name := range f.Counts {
			if f.InsteadOf == "" && counts[name] == 0 {
				counts[name] = len(counts) + 1
				sample[name] = int64(counts[name])
			}
		}
	}
	for i, f := range s.Fields {
		length := 2
		for _, name := range f.Counts {
			length *= counts[name]
		}
		if f.Exact {
			length /= 2
		}
		another := f.InsteadOf != "" || slices.Contains(rkllm.InputMembers[:], f.Name) && f.Name != union
		switch {
		case another || f.Kind == rkllm.Bytes || counts[f.Name] > 0:
		case f.Enum == rkllm.InputType:
			sample[f.Name] = int64(slices.Index(rkllm.InputMembers[:], union))
		case f.Enum != nil:
			sample[f.Name] = int64(1)
		case f.Struct != nil:
			sample[f.Name] = RkllmSampleStruct(f.Struct, union)
		case f.Kind == rkllm.Bool:
			sample[f.Name] = true
		case f.Kind == rkllm.Float32:
			sample[f.Name] = float32(i) + 0.25
		case f.Kind == rkllm.String || f.Kind == rkllm.Kept:
			sample[f.Name] = "/the " + f.Name
		case f.Kind == rkllm.Floats:
			sample[f.Name] = slices.Repeat([]float32{float32(i) + 0.5}, length)
		case f.Kind == rkllm.Int32s:
			sample[f.Name] = slices.Repeat([]int32{int32(i) + 100}, length)
		default:
			sample[f.Name] = int64(i) + 50
		}
	}
	return sample
}
