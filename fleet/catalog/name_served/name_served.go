// Package name_served names the model of a class.
package name_served

import "rkllmd/fleet/gateway"

// NameServed returns the name that the members of class announce, of several the first one; "": there is none.
//
// **Runs on:** any thread. **Holds:** Gateway.Mu.
func NameServed(g *gateway.Gateway, class string) (name string) {
	g.Mu.Lock()
	defer g.Mu.Unlock()
	for _, m := range g.Members {
		if m.Class == class && m.Model != "" && (name == "" || m.Model < name) {
			name = m.Model
		}
	}
	return name
}
