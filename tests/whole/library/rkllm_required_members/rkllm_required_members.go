// Package rkllm_required_members gives a structure what it must have.
package rkllm_required_members

import (
	"rkllmd/rkllm"
	"rkllmd/tests/whole/library/rkllm_sample_struct"
)

// RkllmRequiredMembers returns the sample of s (rkllm_sample_struct) without the members that may be left out.
func RkllmRequiredMembers(s *rkllm.Struct) map[string]any {
	sample := rkllm_sample_struct.RkllmSampleStruct(s, "")
	for _, f := range s.Fields {
		if !f.Required {
			delete(sample, f.Name)
		}
	}
	return sample
}
