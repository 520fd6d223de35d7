// Package fake_inspect stands in for what reads headers.
package fake_inspect

// Inspect is what it says, and how often it was asked.
type Inspect struct {
	Text  string
	Count int
}

// FakeInspect returns a cli.Embedded.InspectModel that says i.Text, and of templates "the template".
func FakeInspect(i *Inspect) func(string, int, int, string) (string, error) {
	return func(_ string, _, _ int, form string) (string, error) {
		i.Count++
		return map[bool]string{true: "the template", false: i.Text}[form == "template"], nil
	}
}
