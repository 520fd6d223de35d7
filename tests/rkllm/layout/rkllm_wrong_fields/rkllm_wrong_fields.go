// Package rkllm_wrong_fields is a table of cases.
package rkllm_wrong_fields

import (
	"rkllmd/rkllm"
	"rkllmd/tests/rkllm/rkllm_wrong_value"
)

// RkllmWrongFields returns values of single members that must be refused.
func RkllmWrongFields() []rkllm_wrong_value.Value {
	return []rkllm_wrong_value.Value{
		{Field: rkllm.Field{Kind: rkllm.Uint8}, Raw: "300", Message: "p: 300 is outside 0..255"},
		{Field: rkllm.Field{Kind: rkllm.Int8}, Raw: "128", Message: "p: 128 is outside -128..127"},
		{Field: rkllm.Field{Kind: rkllm.Int32}, Raw: "2147483648",
			Message: "p: 2147483648 is outside -2147483648..2147483647"},
		{Field: rkllm.Field{Kind: rkllm.Size}, Raw: "-1", Message: "p: -1 is outside 0..9007199254740992"},
		{Field: rkllm.Field{Kind: rkllm.Bool}, Raw: "1", Message: "p: 1 is neither true nor false"},
		{Field: rkllm.Field{Kind: rkllm.Float32}, Raw: `"NaN"`,
			Message: `p: "NaN" is not a number in the range of float32`},
		{Field: rkllm.Field{Kind: rkllm.Float32}, Raw: "1e39",
			Message: "p: 1e39 is not a number in the range of float32"},
		{Field: rkllm.Field{Kind: rkllm.String}, Raw: "1", Message: "p: 1 is not a string"},
		{Field: rkllm.Field{Kind: rkllm.Bytes, Length: 2}, Raw: "[0,1]",
			Message: "p: has 1 at 1: reserved bytes are 0, or what rkllm.createDefaultParam answers there"},
		{Field: rkllm.Field{Kind: rkllm.Bytes, Length: 2}, Raw: "[-1,0]",
			Message: "p: has -1 at 0: reserved bytes are 0, or what rkllm.createDefaultParam answers there"},
		{Field: rkllm.Field{Kind: rkllm.Bytes, Length: 2}, Raw: "[0,0,0]",
			Message: "p: must be null or an array of at most 2 zeros"},
		{Field: rkllm.Field{Kind: rkllm.Bytes, Length: 2}, Raw: `"AAA="`,
			Message: "p: must be null or an array of at most 2 zeros"},
		{Field: rkllm.Field{Kind: rkllm.Int32, Enum: rkllm.InputType}, Raw: "4",
			Message: "p: 4 is not an RKLLMInputType: there are 0 (RKLLM_INPUT_PROMPT), " +
				"1 (RKLLM_INPUT_TOKEN), 2 (RKLLM_INPUT_EMBED), 3 (RKLLM_INPUT_MULTIMODAL)"},
	}
}
