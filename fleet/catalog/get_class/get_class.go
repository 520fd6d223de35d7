// Package get_class tells what is served under a name.
package get_class

import (
	"time"

	"rkllmd/fleet"
	"rkllmd/fleet/catalog"
	"rkllmd/fleet/catalog/choose_class"
	"rkllmd/fleet/gateway/is_served"
)

// GetClass returns the class that is served now under that name, "" where there is none. It is the one that most
// members are of when it is first asked for. Another one takes its place as soon as it has no member any more, or when
// the other one has had more of them for catalog.SettleTime. While there is no member at all, a name stays for
// fleet.KeepTime.
//
// **Runs on:** any thread. **Holds:** Catalog.Mu, Gateway.Mu.
func GetClass(c *catalog.Catalog, name string, now time.Time) string {
	c.Mu.Lock()
	defer c.Mu.Unlock()
	served := c.Served[name]
	if served == nil {
		served = &catalog.Served{}
	}
	c.Gateway.Mu.Lock()
	best := choose_class.ChooseClass(c.Gateway.Members, name, served.Class)
	there := served.Class != "" && is_served.IsServed(c.Gateway, served.Class)
	c.Gateway.Mu.Unlock()
	switch {
	case best == "" && now.Sub(served.Seen) > fleet.KeepTime:
		delete(c.Served, name)
		return ""
	case best == "": // it may come back
	case best == served.Class:
		served.Seen, served.Ahead = now, time.Time{}
	case there && served.Ahead.IsZero():
		served.Ahead = now
	case !there || now.Sub(served.Ahead) > catalog.SettleTime:
		c.Served[name] = &catalog.Served{Class: best, Seen: now}
		return best
	}
	return served.Class
}
