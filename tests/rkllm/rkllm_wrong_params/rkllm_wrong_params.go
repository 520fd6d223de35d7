// Package rkllm_wrong_params is a table of cases.
package rkllm_wrong_params

import (
	"rkllmd/rkllm"
	"rkllmd/tests/rkllm/rkllm_wrong_value"
)

// RkllmWrongParams returns values of param that must be refused.
func RkllmWrongParams() []rkllm_wrong_value.Value {
	return []rkllm_wrong_value.Value{
		{Layout: rkllm.LayoutD, Raw: ``, Message: "param: is required: an object (RKLLMParam)"},
		{Layout: rkllm.LayoutD, Raw: `{}`, Message: "param.model_path: is required"},
		{Layout: rkllm.LayoutD, Raw: `{"model_path":"/m","extend_param":{"n_batch":300}}`,
			Message: "param.extend_param.n_batch: 300 is outside 0..255"},
		{Layout: rkllm.LayoutD, Raw: `{"model_path":"/m","top_k":1.5}`,
			Message: "param.top_k: 1.5 is not a whole number"},
		{Layout: rkllm.LayoutD, Raw: `{"model_path":"/m","temperature":"hot"}`,
			Message: `param.temperature: "hot" is not a number in the range of float32`},
		{Layout: rkllm.LayoutD, Raw: `{"model_path":"/m","img_start":"a","img_start":"b"}`,
			Message: "param.img_start: is given twice"},
		{Layout: rkllm.LayoutC, Raw: `{"model_path":"/m","ignore_eos_token":true}`,
			Message: "param.ignore_eos_token: needs librkllmrt 1.3.0"},
	}
}
