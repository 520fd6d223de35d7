// Package estimate_tokens estimates how long a text is for a model.
package estimate_tokens

import (
	"cmp"
	"math"

	"rkllmd/cli"
)

// EstimateTokens returns about how many tokens so many bytes take, as the last answer has told (Chat.Rate), or before
// there was one as texts usually do.
//
// **Runs on:** the main goroutine.
func EstimateTokens(chat *cli.Chat, bytes int) int {
	return int(math.Ceil(cmp.Or(chat.Rate, cli.ChatRate) * float64(bytes)))
}
