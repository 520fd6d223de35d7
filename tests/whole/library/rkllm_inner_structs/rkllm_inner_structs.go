// Package rkllm_inner_structs lists the structures that a structure leads to.
package rkllm_inner_structs

import "rkllmd/rkllm"

// RkllmInnerStructs returns the structures that the members of s are or point to.
func RkllmInnerStructs(s *rkllm.Struct) (inner []*rkllm.Struct) {
	for _, f := range s.Fields {
		if f.Struct != nil {
			inner = append(inner, f.Struct)
		}
	}
	return inner
}
