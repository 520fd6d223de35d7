// Package put_everywhere replaces what people and tools have said in a conversation.
package put_everywhere

import "slices"

// PutEverywhere puts said in the place of each text that stands under one of the keys, however deep in value.
//
// **Runs on:** any thread.
func PutEverywhere(value any, said string, keys ...string) {
	switch v := value.(type) {
	case []any:
		for _, item := range v {
			PutEverywhere(item, said, keys...)
		}
	case map[string]any:
		for key, item := range v {
			if text, ok := item.(string); ok && text != "" && slices.Contains(keys, key) {
				v[key] = said
			}
			PutEverywhere(item, said, keys...)
		}
	}
}
