// Package upstream_member finds a text in an answer.
package upstream_member

// UpstreamMember returns the member of value that path leads to: names in objects, numbers in lists. nil: there is
// none.
func UpstreamMember(value any, path ...any) any {
	for _, step := range path {
		switch at := step.(type) {
		case string:
			object, _ := value.(map[string]any)
			value = object[at]
		case int:
			list, _ := value.([]any)
			if at >= len(list) {
				return nil
			}
			value = list[at]
		}
	}
	return value
}
