// Package format_description writes what a model is for people.
package format_description

import (
	"cmp"
	"fmt"
	"strings"

	"rkllmd/engine/inspect"
	"rkllmd/engine/inspect/format_count"
	"rkllmd/engine/inspect/format_template"
	"rkllmd/engine/inspect/format_token"
)

// FormatDescription writes a description as aligned lines, and the memory as a table with a line for each context.
//
// **Runs on:** any thread.
func FormatDescription(d *inspect.Description) string {
	var types []string
	for _, t := range d.TensorTypes {
		types = append(types, fmt.Sprintf("%d tensors of %s (%.1f MB)", t.Tensors, t.Type, float64(t.Bytes)/(1<<20)))
	}
	heads, experts, about := "no attention", "", ""
	if d.Heads > 0 {
		heads = fmt.Sprintf("%d heads, %d of keys and values", d.Heads, d.KVHeads)
	}
	template, writes := format_template.FormatTemplate(d)
	if d.Experts > 0 {
		experts = fmt.Sprintf("%d in a layer, %d used for a token", d.Experts, d.ExpertsUsed)
	}
	made := fmt.Sprintf("%d tokens of context", d.ContextLength)
	if d.Automatic > 0 && d.Automatic < d.ContextLength {
		made += fmt.Sprintf("; without --context it gets %d here", d.Automatic)
	}
	if d.About != "" {
		about = fmt.Sprintf("%.400q", d.About)
	}
	var text strings.Builder
	for _, line := range [][2]string{
		{"model", fmt.Sprintf("%q, architecture %q, %s parameters", d.Name, d.Architecture, format_count.FormatCount(
			d.Parameters))},
		{"about", about},
		{"quantised", cmp.Or(d.Quantisation, "the file does not name it") + ": " + strings.Join(types, ", ")},
		{"layers", fmt.Sprintf("%d; %s; embeddings %d wide", d.Layers, heads, d.EmbeddingSize)},
		{"experts", experts},
		{"vocabulary", fmt.Sprintf("%d tokens, tokenizer %s", d.Vocabulary, d.Tokenizer)},
		{"tokens", fmt.Sprintf("BOS %s, EOS %s, end of turn %s", format_token.FormatToken(d.BOS),
			format_token.FormatToken(d.EOS), format_token.FormatToken(d.EndOfTurn))},
		{"template", template},
		{"it writes", writes},
		{"made for", made},
	} {
		if line[1] != "" {
			fmt.Fprintf(&text, "%-11s %s\n", line[0], line[1])
		}
	}
	fmt.Fprintf(&text, "\n%-11s %10s %10s %10s %10s   (MB", "context", "weights", "KV cache", "compute", "total")
	if d.Sequences > 1 {
		fmt.Fprintf(&text, ", for %d sequences", d.Sequences)
	}
	text.WriteString(")\n")
	for _, m := range d.Memory {
		fits := ""
		if !m.Fits {
			fits = "   does not fit"
		}
		fmt.Fprintf(&text, "%-11d %10.1f %10.1f %10.1f %10.1f%s\n", m.Context, float64(m.Weights)/(1<<20),
			float64(m.Cache)/(1<<20),
			float64(m.Compute)/(1<<20), float64(m.Total)/(1<<20), fits)
	}
	available := "the system does not say how much memory is available"
	if d.Available > 0 {
		available = fmt.Sprintf("%.1f MB are available", float64(d.Available)/(1<<20))
	}
	return text.String() + available + "\n"
}
