// Package plain_answer makes answers of two daemons comparable.
package plain_answer

import "regexp"

// PlainAnswer returns text, an answer, without what differs between two answers that say the same: IDs, times, the name
// of the model, and how much of the prompt was in the cache.
func PlainAnswer(text string) string {
	different := regexp.MustCompile(`"(id|model|item_id|call_id|created|created_at|completed_at|[a-z_]*duration|` +
		`[a-z_]*_ms|cached_tokens|cache_read_input_tokens|cache_creation_input_tokens|input_tokens|total_tokens)":` +
		`("[^"]*"|[0-9.e+-]+)`)
	return different.ReplaceAllString(text, "")
}
