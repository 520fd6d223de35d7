package layout_test

import (
	"encoding/json"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/rkllm"
	"rkllmd/rkllm/layout/find_field"
	"rkllmd/rkllm/layout/refuse_member"
	"rkllmd/tests/support/rkllm/rkllm_require_refused"
)

func TestRefuseMember(t *testing.T) {
	t.Run("unknown", func(t *testing.T) {
		err := refuse_member.RefuseMember(rkllm.LayoutD.LoraAdapter, "lora_adapter", "scael", json.RawMessage("1"))
		rkllm_require_refused.RkllmRequireRefused(t,
			`lora_adapter: RKLLMLoraAdapter has no member "scael", only lora_adapter_path, lora_adapter_name, scale`,
			err)
		require.NotNil(t, refuse_member.RefuseMember(rkllm.LayoutD.LoraAdapter, "lora_adapter", "_x",
			json.RawMessage("null")))
	})
	t.Run("of another generation", func(t *testing.T) {
		err := refuse_member.RefuseMember(rkllm.LayoutC.InferParam, "rkllm_infer_params", "max_new_tokens",
			json.RawMessage("5"))
		rkllm_require_refused.RkllmRequireRefused(t,
			"rkllm_infer_params.max_new_tokens: needs librkllmrt 1.3.0: before it, max_new_tokens is fixed by "+
				"rkllm.init", err)
		err = refuse_member.RefuseMember(rkllm.LayoutA.Param, "param", "ignore_eos_token", json.RawMessage("true"))
		rkllm_require_refused.RkllmRequireRefused(t, "param.ignore_eos_token: needs librkllmrt 1.3.0", err)
		for _, same := range []string{"null", "0", "0.0", "-1"} {
			require.Nil(t, refuse_member.RefuseMember(rkllm.LayoutC.InferParam, "rkllm_infer_params", "max_new_tokens",
				json.RawMessage(same)))
		}
	})
	t.Run("second names are not listed", func(t *testing.T) {
		s := rkllm.LayoutC.Input.Fields[find_field.FindField(rkllm.LayoutC.Input, "multimodal_input")].Struct
		err := refuse_member.RefuseMember(s, "m", "x", json.RawMessage("1"))
		rkllm_require_refused.RkllmRequireRefused(t,
			`m: RKLLMMultiModelInput has no member "x", only prompt, image_embed, n_image_tokens, n_image, image_width, image_height`, err)
		s = rkllm.LayoutD.Input.Fields[find_field.FindField(rkllm.LayoutD.Input, "multimodal_input")].Struct
		err = refuse_member.RefuseMember(s, "m", "x", json.RawMessage("1"))
		rkllm_require_refused.RkllmRequireRefused(t,
			`m: RKLLMMultiModalInput has no member "x", only prompt, image, video`, err)
	})
}
