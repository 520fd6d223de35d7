// Package evaluate_encoder is BERT in double precision.
package evaluate_encoder

import (
	"fmt"
	"math"

	"rkllmd/demo"
	"rkllmd/tests/engine/embedding/evaluate_heads"
	"rkllmd/tests/engine/embedding/map_rows"
	"rkllmd/tests/engine/embedding/norm_rows"
)

// EvaluateEncoder returns the last hidden layer of tokens by a BERT of two layers and four heads with these tensors, as
// its paper has it: post-norm, GELU by the error function, all tokens of the first type.
func EvaluateEncoder(tensors []demo.Tensor, tokens []int32) [][]float64 {
	data := map[string][]float32{}
	for _, t := range tensors {
		data[t.Name] = t.Data
	}
	width := len(data["token_embd_norm.bias"])
	var state, added [][]float64
	for position, token := range tokens {
		word, place := make([]float64, width), make([]float64, width)
		for i := range width {
			word[i] = float64(data["token_embd.weight"][int(token)*width+i]) + float64(data["token_types.weight"][i])
			place[i] = float64(data["position_embd.weight"][position*width+i])
		}
		state, added = append(state, word), append(added, place)
	}
	state = norm_rows.NormRows(state, added, data["token_embd_norm.weight"], data["token_embd_norm.bias"])
	for layer := range 2 {
		a := fmt.Sprintf("blk.%d.", layer)
		queries := map_rows.MapRows(state, data[a+"attn_q.weight"], data[a+"attn_q.bias"])
		keys := map_rows.MapRows(state, data[a+"attn_k.weight"], data[a+"attn_k.bias"])
		values := map_rows.MapRows(state, data[a+"attn_v.weight"], data[a+"attn_v.bias"])
		seen := map_rows.MapRows(evaluate_heads.EvaluateHeads(queries, keys, values, 4), data[a+"attn_output.weight"],
			data[a+"attn_output.bias"])
		state = norm_rows.NormRows(seen, state, data[a+"attn_output_norm.weight"], data[a+"attn_output_norm.bias"])
		wide := map_rows.MapRows(state, data[a+"ffn_up.weight"], data[a+"ffn_up.bias"])
		for _, row := range wide {
			for i, value := range row {
				row[i] = value / 2 * (1 + math.Erf(value/math.Sqrt2))
			}
		}
		wide = map_rows.MapRows(wide, data[a+"ffn_down.weight"], data[a+"ffn_down.bias"])
		state = norm_rows.NormRows(wide, state, data[a+"layer_output_norm.weight"], data[a+"layer_output_norm.bias"])
	}
	return state
}
