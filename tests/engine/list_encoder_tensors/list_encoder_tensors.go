// Package list_encoder_tensors says which tensors encoders have.
package list_encoder_tensors

import (
	"fmt"
	"strings"
)

// ListEncoderTensors returns the tensors of an encoder of this architecture as "name:row length:rows:matrices", without
// what a vector or a matrix lacks. It has two layers, or six, is
// 64 wide and has seven tokens.
func ListEncoderTensors(architecture string) []string {
	const norms = " attn_output_norm.weight:64 attn_output_norm.bias:64 layer_output_norm.weight:64 " +
		"layer_output_norm.bias:64"
	const joint = "attn_qkv.weight:64:192 attn_qkv.bias:192 attn_output.weight:64:64 attn_output.bias:64"
	const plain = " ffn_up.weight:64:96 ffn_up.bias:96 ffn_down.weight:96:64 ffn_down.bias:64"
	layers := map[string]string{
		"nomic-bert": "attn_qkv.weight:64:192 attn_output.weight:64:64 ffn_up.weight:64:96 ffn_gate.weight:64:96 " +
			"ffn_down.weight:96:64" + norms,
		"jina-bert-v2": "attn_q.weight:64:64 attn_k.weight:64:64 attn_v.weight:64:64 attn_output.weight:64:64 " +
			"attn_q.bias:64 attn_k.bias:64 attn_v.bias:64 attn_output.bias:64 ffn_up.weight:64:96 " +
			"ffn_gate.weight:64:96 ffn_down.weight:96:64 ffn_down.bias:64" + norms,
		"jina-bert-v3":   joint + plain + norms,
		"nomic-bert-moe": joint + plain + norms,
		"neo-bert": "attn_norm.weight:64 ffn_norm.weight:64 attn_qkv.weight:64:192 attn_output.weight:64:64 " +
			"ffn_up.weight:64:192 ffn_down.weight:96:64",
		"gemma-embedding": "attn_norm.weight:64 attn_q.weight:64:128 attn_k.weight:64:32 attn_v.weight:64:32 " +
			"attn_output.weight:128:64 attn_q_norm.weight:32 attn_k_norm.weight:32 post_attention_norm.weight:64 " +
			"ffn_norm.weight:64 ffn_gate.weight:64:96 ffn_up.weight:64:96 ffn_down.weight:96:64 " +
			"post_ffw_norm.weight:64",
	}[architecture]
	list := strings.Fields("token_embd.weight:64:7 token_types.weight:64:2 token_embd_norm.weight:64 " +
		"token_embd_norm.bias:64")
	switch architecture {
	case "neo-bert":
		list = strings.Fields("token_embd.weight:64:7 enc.output_norm.weight:64")
	case "gemma-embedding":
		list = strings.Fields("token_embd.weight:64:7 output_norm.weight:64 dense_2.weight:64:80 dense_3.weight:80:64")
	}
	blocks := 2
	if architecture == "gemma-embedding" {
		blocks = 6
	}
	for layer := range blocks {
		block := layers
		if architecture == "nomic-bert-moe" && layer == 1 {
			block = joint + " ffn_gate_inp.weight:64:3 ffn_up_exps.weight:64:96:3 ffn_down_exps.weight:96:64:3" + norms
		}
		for _, one := range strings.Fields(block) {
			list = append(list, fmt.Sprintf("blk.%d.%s", layer, one))
		}
	}
	return list
}
