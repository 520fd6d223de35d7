// Package skip_prompt passes over the beginning of a prompt.
package skip_prompt

import "rkllmd/engine"

// SkipPrompt returns what stands behind the first count bytes of p.
//
// **Runs on:** any thread.
func SkipPrompt(p engine.Prompt, count int) engine.Prompt {
	rest := engine.Prompt{Text: p.Text[count:]}
	for _, span := range p.Content {
		if span.To > count {
			rest.Content = append(rest.Content, engine.Span{From: max(0, span.From-count), To: span.To - count})
		}
	}
	return rest
}
