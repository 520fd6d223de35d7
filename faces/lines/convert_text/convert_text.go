// Package convert_text turns text into tokens and back.
package convert_text

import (
	"fmt"

	"rkllmd/faces/lines"
	"rkllmd/faces/lines/check_tokenizer"
	"rkllmd/faces/lines/write_line"
	"rkllmd/generation"
)

// ConvertText answers a line with op tokenize or detokenize. Bytes that are no characters come as U+FFFD.
//
// **Runs on:** one thread at a time. It is the one that reads the lines.
func ConvertText(host *lines.Host, line lines.Line) error {
	if err := check_tokenizer.CheckTokenizer(host.Backend); err != nil {
		return err
	}
	answer := map[string]any{"id": line.ID, "event": line.Op}
	if line.Op == lines.OpDetokenize {
		for i, token := range line.Tokens {
			if token < 0 || int(token) >= host.Backend.Model.Vocabulary {
				return fmt.Errorf("%w: tokens[%d] is %d; this model's tokens are 0 to %d", generation.ErrInvalid, i,
					token, host.Backend.Model.Vocabulary-1)
			}
		}
		answer["text"] = string(host.Backend.Detokenize(line.Tokens))
	} else {
		tokens, err := host.Backend.Tokenize(*line.Text, line.Special != nil && *line.Special)
		if err != nil {
			return err
		}
		answer["tokens"] = append([]int32{}, tokens...)
	}
	write_line.WriteLine(host, answer)
	return nil
}
