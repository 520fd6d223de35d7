// Package write_answer writes answers that repeat their prompt, or do not.
package write_answer

import (
	"slices"

	"rkllmd/tests/engine/pool_prompt"
)

// WriteAnswer returns a prompt of 400 tokens and an answer of 200: "edited" repeats it and changes every 40th token,
// "begun" begins to repeat 8 tokens of it again and again, "fresh" repeats nothing.
func WriteAnswer(what string) (prompt, answer []int32) {
	prompt, answer = pool_prompt.PoolPrompt(1, 400), pool_prompt.PoolPrompt(2, 200)
	switch what {
	case "edited":
		fresh := answer
		answer = slices.Clone(prompt[50:250])
		for i := 20; i < len(answer); i += 40 {
			answer[i] = fresh[i]
		}
	case "begun":
		for i := 0; i+12 <= len(answer); i += 12 {
			copy(answer[i:i+8], prompt[i*2%390:])
		}
	}
	return prompt, answer
}
